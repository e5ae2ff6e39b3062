import type { Messages } from "../message-key.ts"

export const fr = {
  malformed: "La demande n’a pas pu être lue. Merci de la vérifier et de la renvoyer.",
  invalidField: "Merci de vérifier les champs signalés.",
  unknownCall: "Cet appel n’existe pas.",
  unknownGoods: "Cet article n’existe pas ou n’est plus en vente.",
  unknownCategory: "Cette catégorie n’existe pas.",
  unknownNews: "Cette actualité n’existe pas.",
  unknownPage: "Cette page n’existe pas.",
  unknownCurrency: "Cette boutique n’affiche pas ses prix dans cette devise.",
  methodNotAllowed: "Cet appel ne peut pas être effectué de cette façon.",
  tooLarge: "L’envoi est trop volumineux.",
  jsonOnly: "Merci d’envoyer la demande au format JSON.",
  appOff: "Cette boutique ne propose pas cette fonction.",
  signInRequired: "Merci de vous connecter d’abord.",
  blockedHere: "Cette boutique n’est pas disponible là où vous êtes.",
  siteUnnamed: "Indiquez dans l’en-tête X-Vitrine-Site la boutique concernée par cet appel.",
  tooMany: "Trop de demandes. Merci de patienter un instant avant de réessayer.",
  serviceUnavailable: "Le service est indisponible. Merci de réessayer dans un instant.",

  signInFailed: "L’adresse e-mail ou le mot de passe est incorrect.",
  sessionOver: "Votre session a expiré. Merci de vous reconnecter.",
  emailTaken: "Un compte existe déjà avec cette adresse e-mail.",
  codeInvalid: "Ce code est incorrect ou n’est plus valable. Merci d’en demander un nouveau.",
  passwordWrong: "Le mot de passe actuel est incorrect.",
  otherOrigin: "Cette demande ne provient pas de la boutique elle-même.",
  staffOnly: "Cette action est réservée au personnel de la boutique.",
  ownerOnly: "Cette action est réservée au propriétaire de la boutique.",
  linkInvalid: "Ce lien a déjà été utilisé ou n’est plus valable.",
  unknownAddress: "Cette adresse n’existe pas.",
  addressesFull: "Le carnet d’adresses est plein. Merci de supprimer d’abord une adresse.",
  termsNotAgreed: "Merci d’accepter d’abord les conditions générales et la politique de confidentialité.",
  passkeyRefused: "Cette clé d’accès n’a pas été acceptée. Veuillez réessayer ou utiliser votre mot de passe.",
  passkeysFull: "Il y a déjà beaucoup de clés d’accès. Veuillez d’abord en supprimer une.",
  unknownPasskey: "Cette clé d’accès n’existe pas.",

  outOfStock: "Le stock restant est insuffisant.",
  stillInStock: "Cet article est en stock : vous pouvez l’acheter maintenant.",
  belowMoq: "Merci de respecter la quantité minimale de commande.",
  priceChanged: "Le total a changé. Merci de le vérifier et de commander à nouveau.",
  priceOnRequest: "Le prix de cet article est sur demande. Merci de nous envoyer une demande de prix.",
  offSale: "Cet article n’est plus en vente.",
  noShipping: "Nous ne livrons pas à cet endroit.",
  couponInvalid: "Ce bon de réduction ne peut pas être utilisé pour cette commande.",
  nothingToBuy: "Il n’y a rien à commander. Merci de choisir d’abord des articles.",
  lineUnknown: "Cet article n’est pas dans le panier.",
  cartFull: "Le panier est plein. Merci de passer commande ou de retirer d’abord quelques articles.",
  keyRequired: "L’en-tête Idempotency-Key est absent ou ne compte pas de 8 à 200 caractères.",
  keyReused: "Cette Idempotency-Key a déjà été utilisée pour une autre demande.",
  noPaymentMethod:
    "Cette boutique ne peut accepter aucun paiement pour le moment ; rien n’a été commandé. Contactez-nous : {contact}.",
  tooManyUnpaid:
    "Trop de commandes attendent leur paiement. Veuillez en payer ou en annuler une, ou réessayer plus tard.",
  tooManyPieces:
    "Autant de pièces ne peuvent pas être réservées sans paiement. Veuillez en commander moins ou payer d’abord vos autres commandes.",

  unknownOrder: "Aucune commande ne porte ce numéro.",
  proofRequired: "Merci d’indiquer l’adresse e-mail utilisée pour passer la commande.",
  notPossibleNow: "Ce n’est pas possible actuellement.",
  orderExpired:
    "Le délai de paiement de cette commande est écoulé et les articles sont remis en vente. Veuillez commander à nouveau.",
  disputeOpen: "L’acheteur a contesté ce paiement auprès de sa banque. Rien ne peut être remboursé avant la décision.",
  disputeNotCounted:
    "Un litige a prélevé de l’argent dans une autre devise : ce qui reste de ce paiement n’est pas connu ici. Merci de rembourser le reste depuis l’espace du prestataire.",
  refundNotExact:
    "Le prestataire ne peut pas rembourser exactement cette somme. La plus proche qu’il peut rembourser est {nearest} {code}.",
  moreThanOwed: "C’est plus que ce qui reste dû pour cette commande.",
  moreThanReceived: "On ne peut pas rendre plus que ce qui a été reçu.",
  unknownProvider: "Cette boutique n’accepte pas ce mode de paiement.",
  providerSilent:
    "Le prestataire de paiement ne répond pas. Merci de réessayer dans un instant, rien ne sera débité deux fois.",
  signatureInvalid: "La signature est incorrecte.",
  unknownPayment: "Ce paiement n’existe pas.",
  unknownReturn: "Ce retour n’existe pas.",
  notReturnable: "Ces articles ne peuvent pas être retournés.",
  notBought: "Seules les personnes ayant acheté cet article peuvent donner leur avis.",
  notShipped: "Ce sera possible une fois la commande expédiée.",
  alreadyReviewed: "Vous avez déjà donné votre avis sur cet article.",

  pwdIncorrect: "Le mot de passe est incorrect.",
  notAPicture: "Merci de choisir une image (JPEG, PNG, WebP ou AVIF).",
  pictureTooLarge: "Cette image est trop volumineuse. Merci d’en choisir une de 5 Mo au maximum.",
  unknownPicture: "L’une des images n’existe pas. Merci de l’envoyer à nouveau.",

  unknownRow: "Cette entrée n’existe pas.",
  inUse: "Cet élément est encore utilisé et ne peut pas être supprimé.",
  alreadyThere: "Il existe déjà un élément identique.",

  required: "Merci de remplir ce champ.",
  invalid: "Merci de vérifier cette saisie.",
  tooLong: "Ce texte est trop long. Merci de le raccourcir.",
  wholeNumber: "Merci de saisir un nombre entier.",
  amount: "Merci de saisir un montant, par exemple 12.50.",
  salePriceAbove: "Un prix promotionnel ne peut pas dépasser le prix normal.",
  idList: "Merci de saisir des nombres séparés par des virgules, par exemple 3,7.",
  slug: "Merci d’utiliser uniquement les lettres a–z, des chiffres, des tirets et des barres obliques.",
  nameRequired: "Merci d’indiquer votre nom.",
  emaiLRequired: "Merci d’indiquer votre adresse e-mail.",
  emailInvalid: "Merci d’indiquer une adresse e-mail valide.",
  contentRequired: "Merci d’écrire votre message.",
  passwordShort: "Merci de choisir un mot de passe d’au moins 8 caractères.",
  passwordLong: "Merci de choisir un mot de passe de 200 caractères au maximum.",
  passwordCommon: "Ce mot de passe est facile à deviner. Veuillez en choisir un autre.",
  quantity: "Merci de saisir un nombre entier de 1 à 999,999.",
  tooManyEntries: "Il y en a trop à la fois.",
  phoneInvalid: "Merci d’indiquer un numéro de téléphone valable pour ce pays.",
  postcodeInvalid: "Merci d’indiquer un code postal valable pour ce pays.",
  regionUnknown: "Merci de choisir un pays ou une région dans la liste.",
  starsInvalid: "Merci d’attribuer de une à cinq étoiles.",
  orderNumberInvalid: "Merci de saisir un numéro de commande, par exemple 20260314-7KQ2M9XWAR4TZ.",
  hostInvalid: "Merci d’indiquer un nom d’hôte complet, par exemple chat.example.com : ni adresse, ni *, ni port.",

  amountNotChargeable:
    "Ce montant ne peut pas être débité exactement de cette façon. Merci de choisir un autre moyen de paiement ou une autre devise.",
  keysMissing: "Les clés de ce compte ne sont pas encore complètes.",
  keysInEnvironment: "Les clés de ce compte sont définies sur le serveur et ne peuvent être modifiées que là.",
  keysUnreadable:
    "Les clés de ce compte ne peuvent plus être ouvertes ; il est donc désactivé. Merci de les saisir à nouveau.",
  webhookUnproved:
    "Il manque ce qui sert à vérifier les webhooks ; aucun ne peut donc être cru. L’état des paiements n’est demandé que de temps en temps.",
  keyRefused:
    "Le prestataire n’accepte pas ces clés. Elles sont peut-être mal saisies, révoquées ou sans droit d’encaisser.",
  keyOfOtherAccount: "Ces clés appartiennent à un autre compte que celui indiqué ici.",
  webhookUnknown:
    "Le prestataire n’envoie pas de webhooks à l’adresse de cette boutique. Merci d’y enregistrer l’adresse et de saisir ce qu’il vous donne.",
  payeeUnknown: "Le prestataire ne connaît pas le compte qui doit recevoir l’argent. Merci de vérifier son numéro.",
  disputesForbidden:
    "Cette application ne peut pas lire les litiges : vous n’êtes pas prévenu quand un acheteur réclame l’argent à sa banque. Merci d’activer la fonction Disputes de l’application chez le prestataire.",
  notActivated: "Ce compte ne peut pas encore encaisser. Merci de terminer son inscription chez le prestataire.",
  keyShape:
    "Cela ne ressemble pas à une telle clé. Merci de la copier en entier depuis le tableau de bord du prestataire.",
  keySwapped: "C’est une autre clé du compte. Les champs semblent intervertis.",
  keyOfOtherMode:
    "Cette clé appartient à l’autre mode : les clés réelles vont avec le compte réel, les clés de test avec le compte de test.",
  baseCurrencyDigits:
    "Les prix sont tenus avec deux décimales. Veuillez choisir une devise de base qui en a, comme EUR.",
  noEffectInRetail: "Dans une boutique de détail, cette application est sans effet : le prix y est le même pour tous.",
} satisfies Messages

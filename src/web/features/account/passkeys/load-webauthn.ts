/** What speaks with the browser about passkeys; only where somebody uses one. */
export const loadWebAuthn = () => import("@simplewebauthn/browser")

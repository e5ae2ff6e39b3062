import {
  ArrowRight as arrowRight,
  ArrowUp as arrowUp,
  Camera as camera,
  Check as check,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  CircleCheck as circleCheck,
  Clock3 as clock3,
  Copy as copy,
  Eye as eye,
  EyeOff as eyeOff,
  Globe as globe,
  Heart as heart,
  type IconNode,
  Info as info,
  KeyRound as keyRound,
  LayoutGrid as layoutGrid,
  Link as link,
  Lock as lock,
  LogOut as logOut,
  Mail as mail,
  MapPin as mapPin,
  Menu as menu,
  MessageCircle as messageCircle,
  Minus as minus,
  Package as package_,
  Pause as pause,
  Pencil as pencil,
  Phone as phone,
  Play as play,
  Plus as plus,
  Printer as printer,
  RotateCcw as rotateCcw,
  Search as search,
  Share2 as share2,
  ShieldCheck as shieldCheck,
  ShoppingBag as shoppingBag,
  SlidersHorizontal as slidersHorizontal,
  Ticket as ticket,
  Trash2 as trash2,
  TriangleAlert as triangleAlert,
  Truck as truck,
  User as user,
  X as x,
  ZoomIn as zoomIn,
  ZoomOut as zoomOut,
} from "lucide"
import { createElement, Fragment, type SVGProps } from "react"

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Lucide's drawings in the plainest of components. Those of its own for React look up a context and put class names
 * together each time; with a hundred icons on a list that was a twentieth of drawing it.
 */
function icon(drawing: IconNode) {
  const shapes = createElement(
    Fragment,
    null,
    ...drawing.map(([shape, attributes]) => createElement(shape, attributes)),
  )
  return function Icon({ size = 24, className = "", ...props }: IconProps) {
    return (
      <svg
        className={className ? `icon ${className}` : "icon"}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        strokeWidth={2}
        aria-hidden="true"
        {...props}
      >
        {shapes}
      </svg>
    )
  }
}

export const ArrowRight = icon(arrowRight)
export const ArrowUp = icon(arrowUp)
export const ChevronDown = icon(chevronDown)
export const ChevronLeft = icon(chevronLeft)
export const ChevronRight = icon(chevronRight)
export const Clock3 = icon(clock3)
export const Globe = icon(globe)
export const Heart = icon(heart)
export const Link = icon(link)
export const Lock = icon(lock)
export const Mail = icon(mail)
export const MapPin = icon(mapPin)
export const Menu = icon(menu)
export const MessageCircle = icon(messageCircle)
export const Minus = icon(minus)
export const Pause = icon(pause)
export const Phone = icon(phone)
export const Play = icon(play)
export const Plus = icon(plus)
export const RotateCcw = icon(rotateCcw)
export const Search = icon(search)
export const Share2 = icon(share2)
export const ShieldCheck = icon(shieldCheck)
export const ShoppingBag = icon(shoppingBag)
export const SlidersHorizontal = icon(slidersHorizontal)
export const Truck = icon(truck)
export const User = icon(user)
export const X = icon(x)
export const ZoomIn = icon(zoomIn)
export const ZoomOut = icon(zoomOut)
export const CircleCheck = icon(circleCheck)
export const Eye = icon(eye)
export const EyeOff = icon(eyeOff)
export const Info = icon(info)
export const TriangleAlert = icon(triangleAlert)
export const Trash2 = icon(trash2)
export const Printer = icon(printer)
export const Package = icon(package_)
export const KeyRound = icon(keyRound)
export const LogOut = icon(logOut)
export const Pencil = icon(pencil)
export const Camera = icon(camera)
export const Check = icon(check)
export const Copy = icon(copy)
export const Ticket = icon(ticket)
export const LayoutGrid = icon(layoutGrid)

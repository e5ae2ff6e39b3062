import {
  ArrowRight as arrowRight,
  ArrowUp as arrowUp,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  Clock3 as clock3,
  Globe as globe,
  Heart as heart,
  type IconNode,
  Link as link,
  Lock as lock,
  Mail as mail,
  MapPin as mapPin,
  Menu as menu,
  MessageCircle as messageCircle,
  Minus as minus,
  Pause as pause,
  Phone as phone,
  Play as play,
  Plus as plus,
  RotateCcw as rotateCcw,
  Search as search,
  Share2 as share2,
  ShieldCheck as shieldCheck,
  ShoppingBag as shoppingBag,
  SlidersHorizontal as slidersHorizontal,
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

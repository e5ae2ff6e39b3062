/** Two halves of one arch: the sign of a shop that has none of its own, and of whatever leads to its second door. */
export const DoorMark = () => (
  <svg className="door-mark" viewBox="0 0 40 28" width="30" height="21" aria-hidden="true">
    <path
      d="M19 27H5V15A14 14 0 0 1 19 1zM21 27h14V15A14 14 0 0 0 21 1z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  </svg>
)

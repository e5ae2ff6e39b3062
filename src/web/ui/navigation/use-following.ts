import { useState } from "react"

/** A state that starts with a value of the page and follows it when the page brings another. */
export function useFollowing<Value>(value: Value): [Value, (value: Value) => void] {
  const [followed, follow] = useState(value)
  const [state, setState] = useState(value)
  if (followed !== value) {
    follow(value)
    setState(value)
  }
  return [followed === value ? state : value, setState]
}

import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'

/** `j` goes to the next row and `k` to the one before, as in a mailbox; Enter opens it, since rows are links. */
export function useRowKeys() {
  const list = useRef<HTMLDivElement>(null)
  const go = (step: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('tbody tr td:first-child > a') ?? [])]
    const here = rows.findIndex((row) => row.matches(':focus'))
    const next = here < 0 ? 0 : Math.min(Math.max(here + step, 0), rows.length - 1)
    rows[next]?.focus()
  }
  useHotkeys([
    ['j', () => go(1)],
    ['k', () => go(-1)],
  ])
  return list
}

/** How a number of this week compares with that of the week before, in words. */

const same = 'Same as the week before'

export function countChange(current: number, previous: number): string {
  if (current === previous) return same
  if (previous === 0) return 'None the week before'
  const difference = Math.abs(current - previous).toLocaleString('en')
  return `${difference} ${current > previous ? 'more' : 'fewer'} than the week before`
}

/** Shares are told as they are shown: what rounds to the same is the same. */
export function shareChange(current: number | null, previous: number | null): string {
  if (previous === null) return 'No questions the week before'
  if (current === null) return `${percent(previous)} the week before`
  if (percent(current) === percent(previous)) return same
  return `${current > previous ? 'Up' : 'Down'} from ${percent(previous)} the week before`
}

export const percent = (share: number) => `${Math.round(share * 100)}%`

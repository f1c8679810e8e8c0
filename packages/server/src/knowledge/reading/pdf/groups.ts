import { itemMarker } from '../item_marker.ts'
import { headingLevelOf, type Layout } from './layout.ts'
import type { Line } from './line.ts'

/** Lines that belong together: one heading, one paragraph or one item of a list. */
export interface Group {
  kind: 'heading' | 'paragraph' | 'item'
  level: number
  lines: Line[]
}

/** The group that a line begins, or null when it goes on with the one before. */
export function beginning(line: Line, before: Group | null, layout: Layout): Group | null {
  const level = headingLevelOf(line, layout)
  if (level !== null) {
    const sameHeading =
      before?.kind === 'heading' && before.level === level && isNext(before.lines.at(-1)!, line, 1.6)
    return sameHeading ? null : { kind: 'heading', level, lines: [line] }
  }
  const marked = itemMarker(line.text)
  const continued = before !== null && before.kind !== 'heading' && goesOn(before, line, layout)
  // A number at the start of a line may just be where a sentence was wrapped.
  const isWrapped =
    continued && marked?.ordered && before.kind === 'paragraph' && !hasEnded(before.lines.at(-1)!)
  if (marked && !isWrapped) return { kind: 'item', level: 0, lines: [line] }
  if (continued) return null
  return { kind: 'paragraph', level: 0, lines: [line] }
}

function goesOn({ kind, lines }: Group, line: Line, { leading, bodySize }: Layout): boolean {
  const last = lines.at(-1)!
  if (Math.abs(line.size - last.size) > last.size * 0.12) return false
  // Over the end of a column or page only a sentence goes on.
  const step = line.y - last.y
  if (step <= 0 || line.page !== last.page) return !hasEnded(last) && /^\p{Ll}/u.test(line.text)
  if (step > leading * 1.35 * (line.size / bodySize)) return false
  if (kind === 'item') return line.x > lines[0]!.x + 1 || (!hasEnded(last) && /^\p{Ll}/u.test(line.text))
  const endsShort = last.right < Math.max(line.right, lines[0]!.right) - 3 * line.size
  const indented = line.x > last.x + line.size * 0.8
  return !(hasEnded(last) && (endsShort || indented))
}

const isNext = (last: Line, line: Line, leading: number) =>
  line.page === last.page && line.y > last.y && line.y - last.y < line.size * leading

const hasEnded = ({ text }: Line) => /[.!?:;…]["”’»)]?$/.test(text)

import type { Flow, FlowDiff } from '@foyer/sdk'
import { Text, VisuallyHidden } from '@mantine/core'
import classes from './ChangeList.module.css'
import { type ChangeLine, changeLines } from './change_lines.ts'
import { wordDiff } from './word_diff.ts'

interface ChangeListProps {
  changes: FlowDiff['changes']
  /** For the titles of phases and questions. */
  flow: Flow
}

/** The changes between two versions, phase by phase. */
export function ChangeList({ changes, flow }: ChangeListProps) {
  const places = Map.groupBy(changeLines(changes, flow), ({ where }) => where)
  if (places.size === 0)
    return (
      <Text size="sm" c="dimmed">
        No visible changes.
      </Text>
    )
  return (
    <div className={classes.places}>
      {[...places].map(([where, lines]) => (
        <section key={where} aria-label={where}>
          <Text fw={600} size="sm">
            {where}
          </Text>
          <ul className={classes.lines}>
            {lines.map((line) => (
              <li key={line.key}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Line({ line: { what, before, after } }: { line: ChangeLine }) {
  if (before === undefined || after === undefined) return what
  return (
    <>
      <span className={classes.what}>{what}: </span>
      {wordDiff(before, after).map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move.
        if (kind === 'same') return <span key={at}>{text}</span>
        const Tag = kind === 'removed' ? 'del' : 'ins'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move.
          <Tag key={at} className={kind === 'removed' ? classes.removed : classes.added}>
            {text}
            <VisuallyHidden>{` (${kind}) `}</VisuallyHidden>
          </Tag>
        )
      })}
    </>
  )
}

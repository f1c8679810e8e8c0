import type { MessageTrace } from '@foyer/sdk'
import { KeyValue } from '../../parts/KeyValue.tsx'
import { Reason } from './Reason.tsx'

/** What the reply was made with, and what it took. */
export function ReplyVersions({ trace }: { trace: MessageTrace }) {
  const { versions, reasoner, tokens, milliseconds } = trace
  const { read, answer, word, total } = milliseconds
  const spent = tokens.input + tokens.output
  return (
    <Reason title="Made with">
      <KeyValue
        items={[
          ['Flow', `Version ${versions.flow}`],
          ['Prompt', `Version ${versions.prompt}`],
          ...madeBy(reasoner),
          ['Fallback', reasoner.fallback],
          ['Tokens', spent > 0 ? `${tokens.input} in, ${tokens.output} out` : undefined],
          ['Time', `${total} ms: reading ${read}, looking up ${answer}, writing ${word}`],
        ]}
      />
    </Reason>
  )
}

function madeBy({ read, worded }: MessageTrace['reasoner']): [label: string, name: string][] {
  if (read === worded) return [['Reasoner', reasonerName(read)]]
  return [
    ['Read by', reasonerName(read)],
    ['Written by', reasonerName(worded)],
  ]
}

const reasonerName = (name: string) => (name === 'builtin' ? 'Foyer, without a model' : name)

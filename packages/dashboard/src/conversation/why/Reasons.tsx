import type { MessageTrace } from '@foyer/sdk'
import type { FlowWords } from '../flow_words.ts'
import { Captured } from './Captured.tsx'
import { MadeWith } from './MadeWith.tsx'
import { PhaseChange } from './PhaseChange.tsx'
import { Plan } from './Plan.tsx'
import { Questions } from './Questions.tsx'
import { RawTrace } from './RawTrace.tsx'
import { VoiceChanges } from './VoiceChanges.tsx'

/** In the order in which they came about: heard, looked up, decided, worded. */
export function Reasons({ trace, words }: { trace: MessageTrace; words: FlowWords }) {
  return (
    <>
      {trace.captured.length > 0 && <Captured captured={trace.captured} words={words} />}
      {trace.questions.length > 0 && <Questions questions={trace.questions} />}
      <Plan plan={trace.plan} words={words} />
      <PhaseChange phase={trace.phase} words={words} />
      {trace.voice.length > 0 && <VoiceChanges voice={trace.voice} />}
      <MadeWith trace={trace} />
      <RawTrace trace={trace} />
    </>
  )
}

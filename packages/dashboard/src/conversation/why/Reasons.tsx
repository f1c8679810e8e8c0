import type { MessageTrace } from '@foyer/sdk'
import type { FlowLabels } from '../flow_labels.ts'
import { CapturedAnswers } from './CapturedAnswers.tsx'
import { PhaseChange } from './PhaseChange.tsx'
import { Plan } from './Plan.tsx'
import { Questions } from './Questions.tsx'
import { RawTrace } from './RawTrace.tsx'
import { ReplyVersions } from './ReplyVersions.tsx'
import { VoiceChanges } from './VoiceChanges.tsx'

/** In the order in which they came about: heard, looked up, decided, worded. */
export function Reasons({ trace, words }: { trace: MessageTrace; words: FlowLabels }) {
  return (
    <>
      {trace.captured.length > 0 && <CapturedAnswers captured={trace.captured} words={words} />}
      {trace.questions.length > 0 && <Questions questions={trace.questions} />}
      <Plan plan={trace.plan} words={words} phase={trace.phase.before} />
      <PhaseChange phase={trace.phase} words={words} />
      {trace.voice.length > 0 && <VoiceChanges voice={trace.voice} />}
      <ReplyVersions trace={trace} />
      <RawTrace trace={trace} />
    </>
  )
}

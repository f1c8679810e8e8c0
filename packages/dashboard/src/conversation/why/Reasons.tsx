import type { MessageTrace } from '@foyer/sdk'
import type { FlowLabels } from '../flow_labels.ts'
import { CapturedAnswers } from './CapturedAnswers.tsx'
import { outcomeSentences } from './outcome_sentences.ts'
import { PhaseChange } from './PhaseChange.tsx'
import { PromptOnRequest } from './PromptOnRequest.tsx'
import { Questions } from './Questions.tsx'
import { RawTrace } from './RawTrace.tsx'
import { ReplyVersions } from './ReplyVersions.tsx'
import { Rounds } from './Rounds.tsx'
import { isEventful } from './round_words.ts'
import { Sentences } from './Sentences.tsx'
import { VoiceChanges } from './VoiceChanges.tsx'

/** What came of the turn, whoever took it, and how. */
export function Reasons({ trace, words }: { trace: MessageTrace; words: FlowLabels }) {
  const { captured, outcome, unsupported, rounds, voice } = trace
  const results = outcomeSentences(trace, words)
  const steps = rounds.filter(isEventful)
  return (
    <>
      {captured.length > 0 && <CapturedAnswers trace={trace} words={words} />}
      {outcome.questions.length > 0 && <Questions trace={trace} />}
      {unsupported && unsupported.length > 0 && (
        <Sentences title="Not supported by your sources" sentences={unsupported} />
      )}
      {results.length > 0 && <Sentences title="Result" sentences={results} />}
      {steps.length > 0 && <Rounds rounds={steps} />}
      <PhaseChange trace={trace} words={words} />
      {voice.length > 0 && <VoiceChanges voice={voice} />}
      <ReplyVersions trace={trace} />
      {rounds.length > 0 && <PromptOnRequest trace={trace} />}
      <RawTrace trace={trace} />
    </>
  )
}

import type { ModelSetting } from '../reasoner/model/setting.ts'
import type { ModelTrial } from '../responder/index.ts'

/** What an owner can expect of a model in conversations, in words: as it was found, not as its maker says. */
export function expectationsOf(setting: ModelSetting, trial: Omit<ModelTrial, 'usages'>): string[] {
  if (trial.error !== undefined) return []
  const notes = observations.flatMap((observe) => observe(trial, setting) ?? [])
  return notes.length > 0 ? notes : ['It can do everything that agents need.']
}

type Observation = (trial: Omit<ModelTrial, 'usages'>, setting: ModelSetting) => string | null

/** Below this, knowledge and conversation crowd each other out. */
const smallContext = 16_000
/** People read about five words a second. */
const readingTokensPerSecond = 10
const inWords = (count: number) => count.toLocaleString('en')
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const observations: readonly Observation[] = [
  ({ tools, structured_output }) =>
    tools === false && structured_output === false
      ? 'It neither calls tools nor returns valid JSON. It can answer questions, but it will rarely record answers, pass messages on or hand over to people. Choose another model for agents that do.'
      : null,
  ({ tools, structured_output }) =>
    tools === false && structured_output !== false
      ? 'It does not call tools by itself, so it is asked for JSON instead. Answers may be recorded less reliably.'
      : null,
  ({ streaming }) =>
    streaming === false ? 'It answers in one piece: visitors see nothing until a reply is complete.' : null,
  ({ context_tokens }, setting) => {
    const context = setting.context_tokens ?? context_tokens
    if (context === undefined || context >= smallContext) return null
    const larger =
      setting.provider === 'ollama'
        ? ' Ollama reads more if it is started with OLLAMA_CONTEXT_LENGTH=16384.'
        : ''
    return `It reads ${inWords(context)} tokens at once: more knowledge than fits into a third of that is looked up instead of given whole, and the beginning of long conversations is left out.${larger}`
  },
  ({ first_word_milliseconds: first }, { deadlines }) =>
    first !== undefined && first > deadlines.first_seconds * 500
      ? `Its first words took ${seconds(first)}, and ${deadlines.first_seconds} s are allowed. With a longer prompt it may fail: allow more time, or choose a faster model.`
      : null,
  ({ tokens_per_second }) =>
    tokens_per_second !== undefined && tokens_per_second < readingTokensPerSecond
      ? `It writes ${inWords(tokens_per_second)} tokens a second, slower than people read.`
      : null,
  (_, { model }) =>
    isSmall(model)
      ? 'It is a small model. Its figures and promises are checked like those of any other, so expect more sentences to be withheld, more follow-up questions to be misunderstood, and more simple answers than from a large one.'
      : null,
]

/** Most names tell the size, as `qwen3:8b` does. */
function isSmall(model: string): boolean {
  const [, size] = /(?:^|[^a-z0-9.])(\d{1,3}(?:\.\d+)?)b(?![a-z])/i.exec(model) ?? []
  return size !== undefined && Number(size) <= 14
}

import type { ListeningPack } from './language/index.ts'
import type { Token } from './sentences/tokens.ts'

/** "I am so frustrated": tells how the visitor feels, and nothing else. */
export function isFeeling(
  tokens: readonly Token[],
  { answers, choices, sentences, replies }: ListeningPack,
): boolean {
  return (
    tokens.some(({ word }) => answers.feelings.has(word)) &&
    tokens.every(({ word }) =>
      [answers.feelings, answers.degrees, choices.self, sentences.light, replies.fillers].some((words) =>
        words.has(word),
      ),
    )
  )
}

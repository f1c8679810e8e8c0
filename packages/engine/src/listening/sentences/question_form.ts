import type { ListeningPack } from '../language/index.ts'
import type { TokenRun } from './sentences.ts'

/** Whether a sentence is put like a question, whatever its marks say. */
export const hasQuestionForm = (plain: string, { sentences }: ListeningPack): boolean =>
  [sentences.question, sentences.request, sentences.indirect, sentences.inverted].some((form) =>
    form.test(plain),
  )

const longestAnswer = 6

/** "About 20k?", "the second one?": longer ones ask. */
export const isShortAnswer = ({ tokens }: TokenRun): boolean => tokens.length <= longestAnswer

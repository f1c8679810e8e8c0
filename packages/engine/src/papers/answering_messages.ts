import type { CapturedAnswers } from '../conversation/answers.ts'

/** The messages that answer a slot, or did before another one took it back. */
export const answeringMessages = (answers: CapturedAnswers): ReadonlySet<number> =>
  new Set(
    Object.values(answers).flatMap(({ message_id, earlier = [] }) => [
      message_id,
      ...earlier.map((each) => each.message_id),
    ]),
  )

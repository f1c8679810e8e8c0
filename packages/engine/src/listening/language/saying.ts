import type { Saying } from './pack.ts'
import { within } from './phrases.ts'

/** One meaning: names of options that stand for it, and how visitors say it. */
const sayingOf =
  (sort: Saying['sort']) =>
  (meant: string, said: string): Saying => ({
    sort,
    meant: meant.split(', '),
    said: within(said),
  })

export const act = sayingOf('act')
export const question = sayingOf('question')
export const anyQuestion = sayingOf('any_question')
export const matter = sayingOf('matter')

import { readSet } from '../read_set.ts'
import { type CaseSet, casesOf } from './case.ts'
import { Knowledge } from './knowledge.ts'

interface Example {
  text: string
  intent: string | null
  bot?: string
}

/** Messages to assistants whose knowledge is the examples that they were given: each bot has its own. */
function scope(folder: string, goals: Omit<CaseSet, 'measure' | 'cases'>): CaseSet[] {
  const queries = Map.groupBy(readSet<Example>(`${folder}/queries`), ({ bot }) => bot)
  return [...Map.groupBy(readSet<Example>(`${folder}/known`), ({ bot }) => bot)].map(([bot, examples]) => {
    const knowledge = new Knowledge(examples.map(({ text }) => ({ trail: [], text })))
    const asked = queries.get(bot) ?? []
    // What is out of scope shares no subject: every such message is a group of its own.
    const groupOf = ({ intent, text }: Example) => `${bot} ${intent ?? text}`
    const cases = [true, false].flatMap((inScope) =>
      casesOf(
        asked.filter(({ intent }) => (intent !== null) === inScope),
        inScope,
        groupOf,
        ({ text }) => knowledge.judge(text),
      ),
    )
    const name = bot === undefined ? goals.name : `${goals.name} ${bot}`
    return { ...goals, name, measure: 'in or out of scope', cases }
  })
}

export const hint3 = () => scope('hint3', { name: 'HINT3', baseline: 0.78, goal: 0.9 })
export const clinc150 = () => scope('clinc150', { name: 'CLINC150', baseline: 0.91, goal: 0.96 })

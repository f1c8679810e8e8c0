import { readdirSync, readFileSync } from 'node:fs'
import { digestDocument, segment } from '../../packages/engine/src/index.ts'
import { readDocument } from '../../packages/server/src/knowledge/reading/read.ts'
import { type CaseSet, casesOf } from './case.ts'
import { type Entry, Knowledge } from './knowledge.ts'

/**
 * Forty invented organizations, a quarter of them German, with two dozen facts or a few short pages each. Their visitors
 * asked knowing only the name and the kind of organization; somebody else then said which questions the knowledge
 * answers. Apart from that there are questions of those who wrote the knowledge and tried to mislead: answers in quite
 * other words, and what is lacking asked in the knowledge's own. Three older firms have only questions by who wrote
 * their facts. All of it was written for this project, by language models.
 */
interface Organization {
  language: string
  facts?: string[]
  pages?: Page[]
  /** Null: two people might disagree, or only a part is answered. */
  asked: { question: string; answered: boolean | null }[]
  tricky?: { answered: { question: string }[]; unanswered: string[] }
}

interface Page {
  title: string
  markdown: string
}

interface Asked {
  question: string
  answered: boolean
}

/** The firms, those that the judgement is fitted to, those that it never saw, and all with misleading questions. */
export async function organizations(): Promise<CaseSet[]> {
  const name = 'Small organizations'
  const none = { baseline: null, goal: null }
  const firms = await casesIn('firms/')
  const fitted = await casesIn('organizations/')
  const unseen = await casesIn('organizations/held_out/')
  const tricky = [...fitted.tricky, ...unseen.tricky]
  return [
    { name: 'Invented firms', measure: 'stated or not', ...none, cases: firms.asked },
    { name, measure: 'asked blind', ...none, cases: fitted.asked },
    { name: `${name}, held out`, measure: 'asked blind', ...none, cases: unseen.asked },
    { name, measure: 'asked to mislead', ...none, cases: tricky },
  ]
}

async function casesIn(folder: string) {
  const within = new URL(`./${folder}`, import.meta.url)
  const files = readdirSync(within).filter((file) => file.endsWith('.json'))
  const each = await Promise.all(files.map((file) => casesAbout(file, new URL(file, within))))
  return { asked: each.flatMap(({ asked }) => asked), tricky: each.flatMap(({ tricky }) => tricky) }
}

async function casesAbout(group: string, path: URL) {
  const organization = JSON.parse(readFileSync(path, 'utf8')) as Organization
  const { language, facts = [], pages = [], asked, tricky = noTricks } = organization
  const stated = facts.map((text): Entry => ({ trail: [], text }))
  const read = await Promise.all(pages.map((page) => passagesOf(page, language)))
  const knowledge = new Knowledge([...stated, ...read.flat()], language)
  const of = (questions: Asked[], answerable: boolean) =>
    casesOf(
      questions.filter(({ answered }) => answered === answerable),
      answerable,
      () => group,
      ({ question }) => knowledge.judge(question),
    )
  const judged = (questions: Asked[]) => [...of(questions, true), ...of(questions, false)]
  const misleading = [
    ...tricky.answered.map(({ question }) => ({ question, answered: true })),
    ...tricky.unanswered.map((question) => ({ question, answered: false })),
  ]
  return { asked: judged(asked.filter(isSure)), tricky: judged(misleading) }
}

const noTricks: NonNullable<Organization['tricky']> = { answered: [], unanswered: [] }

const isSure = (asked: Organization['asked'][number]): asked is Asked => asked.answered !== null

/** As a source is read and digested by the builtin reasoner. */
async function passagesOf({ title, markdown }: Page, language: string): Promise<Entry[]> {
  const contentType = 'text/markdown; charset=utf-8'
  const bytes = Buffer.from(`# ${title}\n\n${markdown}`)
  const document = await readDocument({ bytes, contentType, filename: null, url: null })
  const passages = segment(document, { title })
  const digested = digestDocument(passages, { title, language, instructions: [] })
  return passages.map(({ trail, text }, place) => {
    const statements = digested[place]!.map((fact) => fact.text)
    return { trail, text, ...(statements.length > 0 && { statements }) }
  })
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, startService } from '../service.ts'
import { type ProofQuestion, readProofQuestions } from './questions.ts'

/** Every text is the only one that an agent of its own may use, under the question as its title. */

interface CheckedText {
  question: string
  text: string
  isAnswer: boolean
  answerable: boolean
}

interface AnswerCheckRun {
  id: number
  status: string
  results: { check: { answerable: boolean } }[]
}

const lookMs = 20

export async function runProof(set: 'open' | 'held_out'): Promise<CheckedText[]> {
  const service = await startService({ allow: [] })
  try {
    const checked: CheckedText[] = []
    const businesses = Map.groupBy(readProofQuestions(set), ({ business }) => business)
    for (const [at, questions] of [...businesses.values()].entries()) {
      const client = await service.newOrganization(`business-${at}`)
      const { language } = questions[0]!
      await client.patch('/organization', { locales: [language], default_locale: language })
      checked.push(...(await checkBusiness(client, questions)))
    }
    return checked
  } finally {
    await service.close()
  }
}

async function checkBusiness(client: Client, questions: readonly ProofQuestion[]): Promise<CheckedText[]> {
  const texts = questions.flatMap(({ question, answer, beside, language }) =>
    [answer, ...beside].map((text, at) => ({ question, text, language, isAnswer: at === 0 })),
  )
  const asked = []
  for (const [at, { language, ...rest }] of texts.entries()) {
    const agent = `agent-${at}`
    await client.post('/agents', { name: agent, slug: agent, languages: [language] })
    const source = { kind: 'text', title: rest.question, text: rest.text, agents: [agent] }
    await client.post('/knowledge_sources', source)
    asked.push({ agent, ...rest })
  }
  await client.settled()
  const checked: CheckedText[] = []
  for (const { agent, ...rest } of asked)
    checked.push({ ...rest, answerable: await isAnswerable(client, agent, rest.question) })
  return checked
}

async function isAnswerable(client: Client, agent: string, question: string): Promise<boolean> {
  let run = await client.post<AnswerCheckRun>('/answer_checks', { agent, questions: [question] })
  while (run.status !== 'completed') {
    if (run.status === 'failed') throw new Error(`The check of "${question}" failed.`)
    await sleep(lookMs)
    run = await client.get<AnswerCheckRun>(`/answer_checks/${run.id}`)
  }
  return run.results[0]!.check.answerable
}

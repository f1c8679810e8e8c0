import type {
  ConfigurationFile,
  ConfigurationPlan,
  ConfigurationTest,
  ConfigurationTestBody,
  PulledConfiguration,
  ScenarioDraft,
} from './configuration.ts'
import { OperatorRefusal } from './refusal.ts'

/** The same operations, asked of a server elsewhere: a pipeline has a key, but no database. */

interface Remote {
  /** Where the server is, as people type it. */
  url: string
  key: string
}

export const pullRemote = (remote: Remote): Promise<PulledConfiguration> => ask(remote, 'GET', '')

export const planRemote = (remote: Remote, files: ConfigurationFile[]): Promise<ConfigurationPlan> =>
  ask(remote, 'POST', '/plan', { files })

export const applyRemote = (
  remote: Remote,
  given: { files: ConfigurationFile[]; plan_id?: string; force?: boolean },
): Promise<ConfigurationPlan> => ask(remote, 'POST', '/apply', given)

export const testRemote = (remote: Remote, body: ConfigurationTestBody): Promise<ConfigurationTest> =>
  ask(remote, 'POST', '/test', body)

export const draftRemote = (
  remote: Remote,
  from: { conversation_id?: number; knowledge_gap_id?: number },
): Promise<ScenarioDraft> => ask(remote, 'POST', '/scenarios', from)

/** Scenarios take their time. */
const patienceMs = 300_000

async function ask<Answer>(
  { url, key }: Remote,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const address = addressOf(url)
  const response = await fetch(`${address}/v1/configuration${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  }).catch((error: Error) => {
    const cause = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message
    throw new OperatorRefusal(`${address} cannot be reached (${cause}): start it, or correct --url.`)
  })
  const answer = await response.json().catch(() => {
    throw new OperatorRefusal(`${address} is not a Foyer server: it did not answer with JSON. Correct --url.`)
  })
  if (response.ok) return answer as Answer
  const { error } = answer as { error?: { message?: string } }
  throw new OperatorRefusal(error?.message ?? `${address} answered with ${response.status}.`)
}

function addressOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new OperatorRefusal('--url must be an address such as https://foyer.example.com.')
  return `${parsed.origin}${parsed.pathname.replace(/\/+(v1\/?)?$/, '')}`
}

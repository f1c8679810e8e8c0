import { isDeepStrictEqual } from 'node:util'
import type { Client } from './client.ts'
import type { Write, Writers } from './writers.ts'

/** Writes of different weight, and whether what was acknowledged of them is there. */
export interface MixedWrites {
  next(n: number): Write
  /** What is missing, there twice, or there by halves. */
  findMisses(acknowledged: Writers['acknowledged']): Promise<string[]>
}

interface Row {
  object: string
  id: number
  name: string
}

const flowPath = '/agents/front-desk/flow'

/**
 * Agents, whose flow and prompts come with them; services; and edits of one flow, which wait for each other. All are
 * called `name`: nobody else writes the same.
 */
export async function prepareMixedWrites(client: Client, name: string): Promise<MixedWrites> {
  const { version, phases } = await client.get(flowPath)
  const editedPhase = `${flowPath}/states/${phases[0].id}`

  /** As they were acknowledged, each once, and with one event each. */
  async function changedRows(path: string, answers: Row[]) {
    const events = await client.all(`/events?type=${answers[0]?.object}.created`)
    const found = { rows: await client.all(path), events: events.map(({ data }) => data) }
    return Object.entries(found).flatMap(([what, all]: [string, Row[]]) => {
      const ours = all.filter((row) => row.name.startsWith(`${name} `))
      const byId = new Map(ours.map((row) => [row.id, row]))
      const misses = answers
        .filter((answer) => !isDeepStrictEqual(lasting(byId.get(answer.id)), lasting(answer)))
        .map(({ id }) => `${path} ${id} is not among the ${what} as it was acknowledged`)
      const more = `${path} has ${ours.length} ${what}; acknowledged were ${answers.length}`
      return ours.length === answers.length ? misses : [...misses, more]
    })
  }

  /** A service is linked to every agent that is created later. */
  const lasting = (row: Row | undefined) => row && { ...row, agents: undefined }

  async function isWhole({ slug }: { slug: string }) {
    const flow = await client.get(`/agents/${slug}/flow`)
    const prompts = await client.all(`/agents/${slug}/prompt_templates`)
    const active = prompts.filter((prompt) => prompt.active).map(({ kind }) => kind)
    return flow.version === 1 && flow.phases.length > 1 && active.length === 6 && new Set(active).size === 6
  }

  async function halfAgents(agents: { slug: string }[]) {
    const misses: string[] = []
    for (const agent of agents)
      if (!(await isWhole(agent).catch(() => false))) misses.push(`the agent ${agent.slug} is not whole`)
    return misses
  }

  return {
    next(n) {
      const body = { name: `${name} ${n}` }
      if (n % 3 === 0) return { method: 'POST', path: '/agents', body }
      if (n % 3 === 1) return { method: 'POST', path: '/services', body: { ...body, pricing_unit: 'fixed' } }
      return { method: 'PATCH', path: editedPhase, body: { objective: body.name } }
    },
    async findMisses(acknowledged) {
      const answersTo = (path: string) =>
        acknowledged.filter((each) => each.path === path).map(({ answer }) => answer)
      const promised = version + answersTo(editedPhase).length
      const { version: found } = await client.get(flowPath)
      return [
        ...(await changedRows('/agents', answersTo('/agents'))),
        ...(await changedRows('/services', answersTo('/services'))),
        ...(await halfAgents(answersTo('/agents'))),
        ...(found === promised ? [] : [`the flow is at version ${found}; acknowledged was ${promised}`]),
      ]
    },
  }
}

import { newAgent } from '../agents.ts'
import type { Api } from '../api.ts'
import type { Prepare } from './sample.ts'

async function flowOf(api: Api) {
  const { slug } = await newAgent(api)
  const { phases } = (await api.get(`/agents/${slug}/flow`)).body
  return { agent_slug: slug, phase: phases[1], path: `/agents/${slug}/flow` }
}

const ofFlow =
  (value?: object): Prepare =>
  async (api) => {
    const { agent_slug } = await flowOf(api)
    return { params: { agent_slug }, ...(value && { body: value }) }
  }

const ofPhase =
  (value?: object, archived = false): Prepare =>
  async (api) => {
    const { agent_slug, phase, path } = await flowOf(api)
    if (archived) await api.post(`${path}/states/${phase.id}/archive`)
    return { params: { agent_slug, id: phase.id }, ...(value && { body: value }) }
  }

const ofSlot =
  (value?: object, archived = false): Prepare =>
  async (api) => {
    const { agent_slug, phase, path } = await flowOf(api)
    const slot = (await api.post(`${path}/states/${phase.id}/slots`, { key: 'extra', data_type: 'string' }))
      .body
    if (archived) await api.post(`${path}/slots/${slot.id}/archive`)
    return { params: { agent_slug, id: slot.id }, ...(value && { body: value }) }
  }

export const flow = {
  getFlow: ofFlow(),
  updateFlow: ofFlow({ flow: { idle_minutes: 77 } }),
  createFlowState: ofFlow({ title: 'Another' }),
  getFlowState: ofPhase(),
  updateFlowState: ofPhase({ title: 'Renamed' }),
  archiveFlowState: ofPhase(),
  restoreFlowState: ofPhase(undefined, true),
  createSlot: ofPhase({ key: 'extra', data_type: 'string' }),
  getSlot: ofSlot(),
  updateSlot: ofSlot({ title: 'Renamed' }),
  archiveSlot: ofSlot(),
  restoreSlot: ofSlot(undefined, true),
  orderFlowStates: async (api) => {
    const { agent_slug, path } = await flowOf(api)
    const [first, second, ...rest] = (await api.get(path)).body.phases.map(
      (phase: { id: number }) => phase.id,
    )
    return { params: { agent_slug }, body: { states: [second, first, ...rest] } }
  },
  orderSlots: async (api) => {
    const { agent_slug, phase } = await flowOf(api)
    const slots = phase.slots.map((slot: { id: number }) => slot.id).reverse()
    return { params: { agent_slug, id: phase.id }, body: { slots } }
  },
  compileFlow: ofFlow({ edits: [{ operation: 'createFlowState', body: { title: 'Budget' } }] }),
  listFlowVersions: ofFlow(),
  getFlowVersion: async (api) => ({ params: { agent_slug: (await flowOf(api)).agent_slug, version: 1 } }),
  diffFlowVersions: async (api) => ({ params: { agent_slug: (await flowOf(api)).agent_slug, version: 1 } }),
  revertFlow: async (api) => {
    const { agent_slug, path } = await flowOf(api)
    await api.patch(path, { flow: { idle_minutes: 55 } })
    return { params: { agent_slug, version: 1 } }
  },
} satisfies Record<string, Prepare>

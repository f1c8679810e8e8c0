import { after } from 'node:test'
import { type Knowledge, Outage } from '../knowledge/answering/knowledge.ts'
import { type Api, newOrganization, startService, type TestService } from './api.ts'

/** What happens around a judgement: something that it needs is away, or somebody changes the knowledge meanwhile. */
export interface Disturbance {
  before?: (() => Promise<void>) | undefined
  after?: (() => Promise<void>) | undefined
  /** Whatever lies nearest is put up for choice: the band in which that happens by itself is narrow, and moves. */
  unsure?: boolean
}

export const away = async () => {
  throw new Outage('The provider does not answer.')
}

const disturbances = new Map<number, Disturbance>()
let shared: Promise<TestService> | undefined

/** An organization on a server whose judgements can be disturbed, its jobs included. */
export async function newDisturbedOrganization(): Promise<{ api: Api; disturbance: Disturbance }> {
  shared ??= startDisturbed()
  const api = await newOrganization(await shared)
  const disturbance: Disturbance = {}
  disturbances.set(api.organization.id, disturbance)
  return { api, disturbance }
}

async function startDisturbed(): Promise<TestService> {
  let undisturbed: Knowledge | undefined
  const knowledge: Knowledge = {
    material: (db, agent) => undisturbed!.material(db, agent),
    find: (db, query) => undisturbed!.find(db, query),
    page: (db, page) => undisturbed!.page(db, page),
    refresh: (db, given) => undisturbed!.refresh(db, given),
    search: (db, query) => undisturbed!.search(db, query),
    passage: (db, one) => undisturbed!.passage(db, one),
    serviceFor: (db, matter) => undisturbed!.serviceFor(db, matter),
    indexMemory: () => undisturbed!.indexMemory(),
    pages: (db, passage_ids) => undisturbed!.pages(db, passage_ids),
    async answer(db, question) {
      const disturbance = disturbances.get(db.organization_id)
      await disturbance?.before?.()
      const answer = await undisturbed!.answer(db, question)
      await disturbance?.after?.()
      return disturbance?.unsure ? { ...answer, outcome: 'between' } : answer
    },
  }
  const service = await startService({ knowledge })
  undisturbed = service.equipment.knowledge
  return { ...service, equipment: { ...service.equipment, knowledge } }
}

after(async () => {
  const service = await shared
  await service?.app.close()
  await service?.database.close()
})

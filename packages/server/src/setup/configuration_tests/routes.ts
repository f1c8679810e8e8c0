import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { createFairPlaces, orShutdown } from '../../platform/index.ts'
import { draftScenario } from './draft_scenario.ts'
import { type TestDependencies, testConfiguration } from './service.ts'

/** A test takes much of this process: organizations take turns, and each has one at a time. */
const room = { places: 2, perKey: 1 }

export function configurationTestRoutes({ handle }: Routes, dependencies: TestDependencies) {
  const places = createFairPlaces<number>(room)
  const { stopping } = dependencies.rehearsal
  handle(operations.testConfiguration, async ({ context, tenant, reply, read, answer, send }) => {
    const { body } = read()
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort(new Error('Nobody waits for this test any more.')))
    const signal = AbortSignal.any([gone.signal, stopping])
    const test = () => testConfiguration(dependencies, context, tenant, body, signal)
    return send(answer(await places.hold(tenant.organization_id, () => orShutdown(stopping, test()), signal)))
  })
  handle(operations.draftScenario, async ({ context, tenant, read, answer, send }) =>
    send(answer(await draftScenario(dependencies, context, tenant, read().body))),
  )
}

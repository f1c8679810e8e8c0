import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { draftScenario } from './draft_scenario.ts'
import { type TestDependencies, testConfiguration } from './service.ts'

export function configurationTestRoutes({ handle }: Routes, dependencies: TestDependencies) {
  handle(operations.testConfiguration, async ({ context, tenant, reply, read, answer, send }) => {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort(new Error('Nobody waits for this test any more.')))
    return send(answer(await testConfiguration(dependencies, context, tenant, read().body, gone.signal)))
  })
  handle(operations.draftScenario, async ({ context, tenant, read, answer, send }) =>
    send(answer(await draftScenario(dependencies, context, tenant, read().body))),
  )
}

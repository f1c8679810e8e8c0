import type {
  ConfigurationFile,
  ConfigurationPlan,
  ConfigurationTest,
  ConfigurationTestBody,
  PulledConfiguration,
  ScenarioDraft,
} from '@foyer/server'
import { type Environment, UsageError } from './command.ts'

/** Whose configuration it is: that of this installation, or of a server elsewhere. */
interface ConfigurationSource {
  pull(): Promise<PulledConfiguration>
  plan(files: ConfigurationFile[]): Promise<ConfigurationPlan>
  test(body: ConfigurationTestBody): Promise<ConfigurationTest>
  draft(from: { conversation_id?: number; knowledge_gap_id?: number }): Promise<ScenarioDraft>
  apply(given: { files: ConfigurationFile[]; plan_id?: string; force?: boolean }): Promise<ConfigurationPlan>
}

interface Choice {
  organization?: string
  url?: string
}

export async function configurationSource(
  command: string,
  { organization: slug, url }: Choice,
  environment: Environment,
): Promise<ConfigurationSource> {
  const server = await import('@foyer/server')
  if (url !== undefined) {
    if (slug !== undefined)
      throw new UsageError('--organization is not needed with --url: a key belongs to one organization.')
    const key = server.readConfig(environment).remote.apiKey
    if (key === null) throw new UsageError('--url needs an API key of that server in FOYER_API_KEY.')
    const remote = { url, key }
    return {
      pull: () => server.pullRemote(remote),
      plan: (files) => server.planRemote(remote, files),
      test: (body) => server.testRemote(remote, body),
      draft: (from) => server.draftRemote(remote, from),
      apply: (given) => server.applyRemote(remote, given),
    }
  }
  const config = server.readConfig(environment)
  type Scope = Parameters<typeof server.pullConfiguration>[0]
  const here = <Result>(work: (scope: Scope) => Promise<Result>) =>
    server.withDatabase(config, command, async (database) => {
      const organization = await server.chooseOrganization(database, slug)
      return work({ database, organization, now: new Date() })
    })
  return {
    pull: () => here(server.pullConfiguration),
    plan: (files) => here((scope) => server.planConfiguration(scope, config, files)),
    test: (body) => here((scope) => server.testConfiguration(scope, config, body)),
    draft: (from) => here((scope) => server.draftScenario(scope, config, from)),
    apply: (given) => here((scope) => server.applyConfiguration(scope, config, given)),
  }
}

import { getAgentAppearance, updateAgentAppearance } from '../../../agents/index.ts'
import { listOrganizationFindings, type OrganizationFinding } from '../../../knowledge/index.ts'
import { write } from '../run.ts'
import type { StepWork } from './step.ts'

/** The logo and the colour of the site, where the agent has none. */
export const styleAgent: StepWork = async ({ tenant }, context, run) => {
  const { agent } = run
  if (agent === null) return 'done'
  const found = await listOrganizationFindings(tenant, { source_ids: run.sources.map(({ id }) => id) })
  const looks = looksOf(found)
  const worn = await getAgentAppearance(tenant, agent)
  // What an owner has chosen stays.
  const changes = {
    ...(worn.logo_url === undefined && looks.logo && { logo_url: looks.logo }),
    ...(worn.accent_colour === undefined && looks.colour && { accent_colour: looks.colour }),
  }
  if (Object.keys(changes).length > 0)
    await write(tenant, context, run, async (db) => {
      await updateAgentAppearance(context, db, agent, changes)
      return undefined
    })
  return 'done'
}

/** The best finding of a field comes first. */
function looksOf(findings: readonly OrganizationFinding[]) {
  const first = (field: OrganizationFinding['field']) =>
    findings.find((finding) => finding.field === field)?.value
  const [logo, [colour]] = [first('logo'), [first('colours')].flat()]
  return {
    logo: typeof logo === 'string' ? logo : undefined,
    colour: typeof colour === 'string' ? colour : undefined,
  }
}

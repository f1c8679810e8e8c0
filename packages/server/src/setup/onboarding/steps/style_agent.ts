import type { Appearance, OrganizationFinding } from '../ports.ts'
import { write } from '../run.ts'
import type { StepWork } from './step.ts'

/** The logo and the colour of the site, where the agent has none. */
export const styleAgent: StepWork = async ({ tenant, ports }, context, run) => {
  const { findings, appearance } = ports
  const { agent } = run
  if (!findings || !appearance || agent === null) return 'done'
  const found = await findings.list(tenant, { source_ids: run.sources.map(({ id }) => id) })
  const looks = looksOf(found)
  const worn = await appearance.get(tenant, agent)
  // What an owner has chosen stays.
  const changes = Object.fromEntries(
    Object.entries(looks).filter(([field]) => worn[field as keyof Appearance] === undefined),
  ) as Appearance
  if (Object.keys(changes).length > 0)
    await write(tenant, context, run, async (db) => {
      await appearance.update(context, db, agent, changes)
      return undefined
    })
  return 'done'
}

/** The best finding of a field comes first. */
function looksOf(findings: readonly OrganizationFinding[]): Appearance {
  const first = (field: string) => findings.find((finding) => finding.field === field)?.value
  const logo = first('logo')
  const [colour] = [first('colours')].flat()
  return {
    ...(typeof logo === 'string' && { logo_url: logo }),
    ...(typeof colour === 'string' && { accent_colour: colour }),
  }
}

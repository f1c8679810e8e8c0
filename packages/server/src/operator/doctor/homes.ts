import type { FurtherDatabase } from '../../platform/db/index.ts'
import { type Place, withPlaces } from '../places.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const check = 'directory'

/** What one database knows of where organizations live. */
interface Standing {
  name: string
  organizations: Map<number, string>
  holds: Map<number, 'held' | 'left'>
}

/** Whether everybody is where the directory says, and nobody was forgotten on the way. */
export function checkHomes(databases: readonly FurtherDatabase[]): Promise<Finding[]> {
  return withPlaces('foyer doctor', databases, async (places) => {
    const [first] = places
    if (places.length === 1) return loneFindings(await directoryOf(first!))
    const directory = await directoryOf(first!)
    const standings = await Promise.all(places.map(standingOf))
    const findings = findingsOf(directory, standings)
    if (findings.length > 0) return findings
    const counts = standings.map(({ name, organizations }) => `${organizations.size} in ${name}`).join(', ')
    return [ok(check, `Every organization is where the directory says: ${counts}.`)]
  })
}

interface Entry {
  organization: number
  slug: string
  database: string
}

const directoryOf = async ({ sql }: Place): Promise<Entry[]> => [
  ...(await sql<
    Entry[]
  >`select organization, slug, database from organization_directory order by organization`),
]

/** FOYER_DATABASES may have been forgotten. */
const loneFindings = (directory: Entry[]) => directory.map(unknownHome)

const unknownHome = ({ slug, database }: Entry) =>
  wrong(check, `"${slug}" lives in the database "${database}": name it in FOYER_DATABASES.`)

async function standingOf({ name, sql }: Place): Promise<Standing> {
  const organizations = await sql<{ id: number; slug: string }[]>`select id, slug from organizations`
  const holds = await sql<{ organization: number; state: 'held' | 'left' }[]>`
    select organization, state from organization_holds`
  return {
    name,
    organizations: new Map(organizations.map(({ id, slug }) => [id, slug])),
    holds: new Map(holds.map(({ organization, state }) => [organization, state])),
  }
}

export function findingsOf(directory: readonly Entry[], standings: readonly Standing[]): Finding[] {
  const homes = new Map(directory.map((entry) => [entry.organization, entry]))
  const homeOf = (id: number) => homes.get(id)?.database ?? standings[0]!.name
  const astray = directory.flatMap((entry) => {
    const home = standings.find(({ name }) => name === entry.database)
    if (!home) return [unknownHome(entry)]
    return home.organizations.has(entry.organization)
      ? []
      : [
          wrong(
            check,
            `"${entry.slug}" should live in "${entry.database}", and is not there: restore that database.`,
          ),
        ]
  })
  return [...astray, ...standings.flatMap((standing) => strayRows(standing, homeOf))]
}

/** Rows of an organization that is being moved, was moved, or lives elsewhere. */
function strayRows({ name, organizations, holds }: Standing, homeOf: (id: number) => string): Finding[] {
  return [...organizations].flatMap(([id, slug]) => {
    const [home, hold] = [homeOf(id), holds.get(id)]
    const finish = `run \`foyer organizations move ${slug} ${home}\``
    if (home === name && hold === 'held')
      return [
        wrong(check, `"${slug}" is held in "${name}", and nobody can change it. To end that, ${finish}.`),
      ]
    if (home === name && hold === 'left')
      return [
        wrong(check, `"${slug}" has not quite arrived in "${name}", and nobody can change it: ${finish}.`),
      ]
    if (home !== name && hold === 'left')
      return [note(check, `"${slug}" lives in "${home}", and rows of it are left in "${name}": ${finish}.`)]
    if (home !== name)
      return [
        wrong(
          check,
          `The database "${name}" has "${slug}" (${id}), who should live in "${home}". Was "${name}" a server of its own before?`,
        ),
      ]
    return []
  })
}

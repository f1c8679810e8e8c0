import { isSetUp, setupLink } from '../organization/index.ts'
import type { Database } from '../platform/db/index.ts'
import type { Secrets } from '../platform/index.ts'
import type { FirstStart } from './first_start.ts'
import { listOrganizations } from './organizations.ts'

/** What a server says when it is ready: where it is, and the one thing to do next. */

interface Greeting {
  url: string
  publicUrl: string
  secrets: Secrets
  first: FirstStart | null
  /** For organizations that set none of their own. */
  hasModel: boolean
  now: Date
}

export async function welcome(database: Database, greeting: Greeting): Promise<string> {
  const { url, first, hasModel } = greeting
  const entrance = await entranceOf(database, greeting)
  return first ? welcomeFirst(url, entrance, first, hasModel) : welcomeBack(url, entrance, database)
}

function welcomeFirst(
  url: string,
  entrance: string,
  { organization, secret }: FirstStart,
  hasModel: boolean,
): string {
  const advice = hasModel
    ? ''
    : `\nGive all agents a language model, such as one of this machine:\n\n  npx foyer model\n`
  return `
Foyer is ready at ${url}

${entrance}

The organization "${organization.slug}" was created for you: a consulting firm with agents, facts and services.
Its key is shown only once. Try it:

  curl ${url}/v1/voice_profiles -H "Authorization: Bearer ${secret}"

Talk to one of its agents, in another terminal, with no key and no model:

  npx foyer chat --agent front-desk
${advice}
Reference:    ${url}/docs
Another key:  npx foyer keys create --organization ${organization.slug} --name <name>
`
}

async function welcomeBack(url: string, entrance: string, database: Database): Promise<string> {
  const [organization] = await listOrganizations(database)
  const next = organization
    ? `Another key:  npx foyer keys create --organization ${organization.slug} --name <name>`
    : `To start:     npx foyer organizations create --name <name> --slug <slug>
              npx foyer keys create --organization <slug> --name <name>
Or a demo:    npx foyer demo load --organization <slug>`
  return `
Foyer is ready at ${url}

${entrance}

Reference:    ${url}/docs
${next}
`
}

/** Where people come in: until there is an owner, by a link that only who reads this can follow. */
async function entranceOf({ system }: Database, { publicUrl, secrets, now }: Greeting): Promise<string> {
  if (await isSetUp(system)) return `Dashboard:    ${publicUrl}/`
  return `Open the dashboard and create your account (this link works once, for 24 hours):

  ${setupLink(secrets, publicUrl, now)}`
}

import assert from 'node:assert/strict'
import { loadDemo } from '../../operator/demo/load.ts'
import { type Api, newOrganization, type TestService } from '../api.ts'
import { runJobs } from '../jobs.ts'
import { newFact, newSource } from '../knowledge.ts'

/** The organization in which the scenarios take place: the demo's, with a third agent who helps customers. */
export async function scenarioWorld(service?: TestService): Promise<Api> {
  const api = await newOrganization(service)
  await loadDemo(api.service.database, api.organization, api.service.clock.now)
  await done(
    api.post('/agents', {
      name: 'Help desk',
      slug: 'help-desk',
      archetype: 'support',
      languages: ['en', 'de'],
    }),
  )
  for (const text of facts) await done(api.post('/knowledge_facts', { text }))
  const source_id = await newSource(api, { title: 'Auf Deutsch' })
  for (const text of germanFacts) await newFact(api, { source_id, text, language: 'de' })
  await runJobs(api)
  return api
}

const facts = [
  'Reports are sent as PDF by e-mail on the first working day of the month.',
  'A report that did not arrive can be downloaded again in the client area for 90 days.',
  'To reset the password of the client area, choose "Forgotten password" on the sign-in page.',
  'The link to reset a password is valid for 30 minutes.',
  'Invoices are sent by e-mail and are due after 14 days.',
  'A wrong address on an invoice is corrected within two working days.',
]

/** As a page in German would have left them: what an owner states is in the organization's own language. */
const germanFacts = [
  'Das Preis-Audit kostet 14.500 Euro.',
  'Das Preis-Audit dauert drei Wochen.',
  'Ein Operations-Sprint beginnt bei 28.000 Euro.',
  'Ein erstes Gespräch von 30 Minuten ist kostenlos.',
  'Reisen innerhalb Deutschlands sind im Preis enthalten.',
  'Berichte kommen am ersten Werktag des Monats als PDF per E-Mail.',
  'Ein Bericht, der nicht angekommen ist, kann 90 Tage lang im Kundenbereich heruntergeladen werden.',
  'Das Passwort des Kundenbereichs wird auf der Anmeldeseite unter „Passwort vergessen“ zurückgesetzt.',
  'Rechnungen sind nach 14 Tagen fällig.',
]

async function done(answer: Promise<{ status: number; text: string }>) {
  const { status, text } = await answer
  assert.ok(status < 300, text)
}

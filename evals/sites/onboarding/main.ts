import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Service, startService } from '../../service.ts'
import { type RunningSite, serveSite } from '../serve.ts'
import { askAll } from './ask.ts'
import {
  fitGrades,
  type ProposedCriterion,
  type ProposedService,
  type ProposedSlot,
  type ProposedVoice,
  serviceGrades,
  slotGrades,
  voiceGrades,
} from './grade_catalog.ts'
import { profileGrades } from './grade_profile.ts'
import {
  acceptDrafts,
  acceptSlots,
  type FlowProposal,
  nameless,
  type Onboarded,
  onboard,
  proposeSlots,
} from './onboard.ts'
import { detailsOf, repliesOf, type SiteResult, summaryOf } from './report.ts'
import { readTruths, type Truth } from './truth.ts'

/**
 * `npm run sites`: from a website to a working agent. Serves invented organizations as little sites, onboards each, and
 * compares profile, proposals and replies with what a reader finds on the pages. Then accepts everything and does it
 * again, which must propose nothing: the run fails otherwise, and when a site cannot be onboarded. `--only` one site,
 * `--print` for every reply, `--json FILE` for all of it.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    print: { type: 'boolean', default: false },
  },
})
const truths = readTruths().filter(({ slug }) => (values.only ?? slug) === slug)
if (truths.length === 0) {
  console.error(
    `There is no site ${values.only}. There are: ${readTruths()
      .map(({ slug }) => slug)
      .join(', ')}.`,
  )
  process.exit(2)
}

const sites = new Map<Truth, RunningSite>()
for (const truth of truths) sites.set(truth, await serveSite(truth.folder, truth.origin))
const service = await startService({ allow: [...sites.values()].map(({ host }) => host) })
const results: SiteResult[] = []
try {
  for (const [truth, { url }] of sites) {
    console.error(`${truth.slug} …`)
    try {
      results.push(await runSite(service, truth, url))
    } catch (error) {
      // The others are still worth looking at.
      console.error(error)
      process.exitCode = 1
    }
  }
} finally {
  await service.close()
  for (const site of sites.values()) await site.close()
}
for (const result of results) {
  console.log(detailsOf(result), '\n')
  if (values.print) console.log(repliesOf(result), '\n')
}
console.log(summaryOf(results))
if (results.some(({ proposed_again }) => proposed_again > 0)) process.exitCode = 1
if (values.json) writeFileSync(values.json, JSON.stringify(results, null, 1))

async function runSite(service: Service, truth: Truth, url: string): Promise<SiteResult> {
  const client = await service.newOrganization(truth.slug, nameless)
  const first = await onboard(client, url)
  const asked = await askAll(client, first.agent, truth)
  const refused = await acceptDrafts(client, first)
  const slots = await proposeSlots(client, truth.locale)
  await acceptSlots(client, slots)
  const again = await onboard(client, url)
  return {
    slug: truth.slug,
    seconds: first.seconds,
    problems: [...first.problems.map(({ message }) => message), ...refused],
    grades: gradesOf(truth, first, slots),
    ten_questions: first.ten_questions,
    asked,
    proposed: first.proposed + slots.length,
    proposed_again: again.proposed,
  }
}

function gradesOf(truth: Truth, { profile, drafts }: Onboarded, flow_proposals: FlowProposal[]) {
  const proposed = <Payload>(kind: string) =>
    drafts.filter((draft) => draft.kind === kind).map(({ payload }) => payload as Payload)
  const slots = flow_proposals.flatMap(({ edits }) => edits.map(({ body }) => (body ?? {}) as ProposedSlot))
  return {
    profile: profileGrades(truth.profile, profile),
    ...serviceGrades(truth, proposed<ProposedService>('service')),
    voice: voiceGrades(truth, proposed<ProposedVoice>('voice')[0]),
    fit: fitGrades(truth, proposed<ProposedCriterion>('fit_criterion')),
    slots: slotGrades(truth, slots),
  }
}

import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Api } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { onboarded, startTown, studioPages } from './testing/studio.ts'

const town = await startTown()
const studio = await town.open(studioPages)

let api: Api

async function questionOf(text: string) {
  const { data } = (await api.get('/onboarding/questions')).body
  return data.find(({ question }: { question: string }) => question === text)
}
const judge = (id: number, body: object) => api.post(`/onboarding/questions/${id}/verdict`, body)

// A suite, so that its organization is made when its turn comes and not before all other files.
describe('the ten questions', () => {
  before(async () => {
    api = await onboarded(town, { websites: [studio.origin] })
  })

  test('the questions are paged in both directions, in their order', async () => {
    const idsOf = async (query: string) =>
      (await api.get(`/onboarding/questions${query}`)).body.data.map(({ id }: { id: number }) => id)
    const ids = await idsOf('')
    assert.deepEqual(await idsOf(`?limit=2&starting_after=${ids[1]}`), ids.slice(2, 4))
    assert.deepEqual(await idsOf(`?limit=2&ending_before=${ids[4]}`), ids.slice(2, 4))
  })

  test('what is usually asked for is answered by the field of the profile that was read', async () => {
    const { answered, check } = await questionOf('What are your opening hours?')
    assert.equal(answered, true)
    assert.match(check.answer, /Tuesday to Saturday 10:00–18:00/)
  })

  test('a reply that is right becomes a standing check, once', async () => {
    const { id } = await questionOf('Do I need experience?')
    const judged = await judge(id, { verdict: 'right' })
    assert.deepEqual([judged.status, judged.body.verdict], [200, 'right'], judged.text)
    await judge(id, { verdict: 'right' })
    await runJobs(api)
    const check = (await api.get(`/standing_checks/${judged.body.standing_check_id}`)).body
    assert.deepEqual([check.question, check.passes, check.gap_id], ['Do I need experience?', true, null])
    const all = (await api.get('/standing_checks')).body.data
    assert.equal(all.filter(({ question }: { question: string }) => question === check.question).length, 1)
  })

  test('what a page answers under its own question is right on its word, and stays so', async () => {
    const { id, answered, knowledge_gap_id } = await questionOf('Can I bring my dog?')
    assert.deepEqual([answered, knowledge_gap_id], [true, undefined])
    const judged = (await judge(id, { verdict: 'right' })).body
    await runJobs(api)
    const check = (await api.get(`/standing_checks/${judged.standing_check_id}`)).body
    assert.equal(check.passes, true)
    const gap = (await api.get(`/knowledge_gaps/${judged.knowledge_gap_id}`)).body
    assert.deepEqual([gap.status, gap.resolution_basis, gap.occurrences], ['resolved', 'verified', 0])
  })

  test('a reply that is wrong becomes a gap, and its standing check is taken back', async () => {
    const { id } = await questionOf('How much does “Wheel course” cost?')
    const { standing_check_id } = (await judge(id, { verdict: 'right' })).body
    const judged = (await judge(id, { verdict: 'wrong' })).body
    assert.deepEqual([judged.verdict, judged.answered, judged.standing_check_id], ['wrong', false, undefined])
    const gap = (await api.get(`/knowledge_gaps/${judged.knowledge_gap_id}`)).body
    assert.deepEqual([gap.status, gap.occurrences, gap.verdicts[0].verdict], ['open', 0, 'wrong'])
    assert.equal((await api.get(`/standing_checks/${standing_check_id}`)).body.archived, true)
    await api.post('/knowledge_facts', { text: 'The kiln is fired on Mondays.' })
    await runJobs(api)
    assert.equal((await api.get(`/knowledge_gaps/${gap.id}`)).body.status, 'open')
  })

  test("the owner's own answer answers the question from then on, and can be written anew", async () => {
    const { id, knowledge_gap_id } = await questionOf('How can I pay?')
    const judged = (await judge(id, { answer: 'Cash and cards are fine.' })).body
    assert.equal(judged.verdict, 'answered')
    await runJobs(api)
    const after = await questionOf('How can I pay?')
    assert.deepEqual([after.answered, after.check.answer], [true, 'Cash and cards are fine.'])
    const gap = (await api.get(`/knowledge_gaps/${knowledge_gap_id}`)).body
    assert.deepEqual([gap.status, gap.resolution_basis], ['resolved', 'verified'])
    assert.equal(gap.knowledge_source_id, judged.knowledge_source_id)

    await judge(id, { answer: 'We take cash only.' })
    await runJobs(api)
    const again = await questionOf('How can I pay?')
    assert.deepEqual([again.answered, again.check.answer], [true, 'We take cash only.'])
    assert.equal(again.knowledge_source_id, judged.knowledge_source_id)
  })

  test('an answer in the place of a reply makes that reply wrong', async () => {
    const other = await onboarded(town, { websites: [studio.origin] })
    const { data } = (await other.get('/onboarding/questions')).body
    const { id } = data.find(
      ({ question }: { question: string }) => question === 'How much does “Wheel course” cost?',
    )
    const answer = 'Courses are free this year.'
    const judged = (await other.post(`/onboarding/questions/${id}/verdict`, { answer })).body
    const gap = (await other.get(`/knowledge_gaps/${judged.knowledge_gap_id}`)).body
    assert.deepEqual(
      gap.verdicts.map(({ verdict }: { verdict: string }) => verdict),
      ['wrong', 'right'],
    )
  })

  test('without a reply there is nothing to judge; a verdict or an answer is needed, and not both', async () => {
    const { id } = await questionOf('How can I contact you?')
    const count = (await listRecorded(api, 'onboarding_question')).length
    const refusals = [
      [{ verdict: 'right' }, 'parameter_invalid', 'verdict'],
      [{}, 'parameter_missing', 'verdict'],
      [{ verdict: 'right', answer: 'By post.' }, 'parameter_invalid', 'verdict'],
    ] as const
    for (const [body, code, param] of refusals) {
      const { status, body: refused } = await judge(id, body)
      assert.deepEqual([status, refused.error.code, refused.error.param], [422, code, param])
    }
    assert.equal((await listRecorded(api, 'onboarding_question')).length, count)
  })

  test('what was judged stays when onboarding runs again, and is not asked twice', async () => {
    const texts = async () =>
      (await api.get('/onboarding/questions')).body.data.map(({ question }: { question: string }) => question)
    const judged = await questionOf('Do I need experience?')
    await api.post('/onboarding', { websites: [studio.origin] })
    await runJobs(api)
    const again = await questionOf('Do I need experience?')
    assert.deepEqual([again.id, again.verdict], [judged.id, 'right'])
    const all = await texts()
    assert.deepEqual([all.length, new Set(all).size], [10, 10])
  })
})

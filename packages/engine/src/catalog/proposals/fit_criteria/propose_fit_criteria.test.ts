import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assess } from '../../../assessment/assess.ts'
import {
  answersOf,
  criterion,
  endedConversation,
  usualSlots,
} from '../../../assessment/testing/ended_conversation.ts'
import { heading, paragraph } from '../../../knowledge/testing/passages.ts'
import { materialOf, page } from '../testing/material.ts'
import { proposeFitCriteria } from './propose_fit_criteria.ts'

const criteriaOf = (locale: string, ...texts: string[]) =>
  proposeFitCriteria(materialOf(locale, page('Start', '', heading(1, 'Start'), ...texts.map(paragraph))))

const told = (locale: string, text: string) =>
  criteriaOf(locale, text).map(({ payload }) => `${payload.kind}: ${payload.description}`)

function assertTold(locale: string, rows: readonly (readonly [string, ...string[]])[]) {
  for (const [text, ...criteria] of rows) assert.deepEqual(told(locale, text), criteria, text)
}

test('whom an organization says it serves becomes criteria', () => {
  assertTold('en', [
    [
      'We work with independent food companies of 5 to 80 people.',
      'ideal: Between 5 and 80 employees',
      'ideal: The enquiry comes from independent food companies',
    ],
    ['Our clients are companies with more than 50 employees.', 'ideal: At least 50 employees'],
    [
      'We advise employees and small businesses.',
      'ideal: The enquiry comes from employees and small businesses',
    ],
    ['Our projects usually start at £1,200.', 'ideal: A budget of at least 1,200 GBP'],
    ['We deliver within 15 miles of Hull.', 'ideal: Is within 15 miles of Hull'],
    ['We work in Leeds and the whole of Yorkshire.', 'ideal: Is in Leeds and the whole of Yorkshire'],
    ['You must be 18 or over.', 'dealbreaker: Is younger than 18 years'],
  ])
  assertTold('de', [
    [
      'Wir arbeiten für Unternehmen mit 10 bis 200 Mitarbeitern.',
      'ideal: Zwischen 10 und 200 Mitarbeitende',
      'ideal: Gehört zu: Unternehmen',
    ],
    ['Wir arbeiten im Umkreis von 40 km um Husum.', 'ideal: Liegt im Umkreis von 40 km um Husum'],
    ['Unser Mindestauftragswert beträgt 5.000 €.', 'ideal: Ein Budget von mindestens 5.000 EUR'],
    ['Unsere Kurse sind nur für Mitglieder.', 'poor_fit: Ist kein Mitglied'],
  ])
})

test('whom it says it does not serve becomes dealbreakers', () => {
  assertTold('en', [
    ['We do not take on criminal cases.', 'dealbreaker: The enquiry is about criminal cases'],
    ['We don’t work with tobacco companies.', 'dealbreaker: The enquiry comes from tobacco companies'],
    ['We do not take on projects under £5,000.', 'dealbreaker: A budget of less than 5,000 GBP'],
  ])
  assertTold('de', [
    ['Strafrechtliche Mandate übernehmen wir nicht.', 'dealbreaker: Es geht um strafrechtliche Mandate'],
    [
      'Wir vertreten Mieter und Arbeitnehmer – keine Vermieter und keine Arbeitgeber.',
      'dealbreaker: Gehört zu: Vermieter und Arbeitgeber',
      'ideal: Gehört zu: Mieter und Arbeitnehmer',
    ],
    ['Wir übernehmen keine Strafsachen.', 'dealbreaker: Es geht um Strafsachen'],
    ['Wir nehmen keine Eilaufträge an.', 'dealbreaker: Es geht um Eilaufträge'],
    [
      'Wir übernehmen keine Lohnbuchhaltung für Unternehmen mit mehr als 50 Mitarbeitern.',
      'dealbreaker: Es geht um Lohnbuchhaltung für Unternehmen mit mehr als 50 Mitarbeitern',
    ],
  ])
})

test('what is said of payment, questions, conditions and terms is no criterion', () => {
  assertTold('en', [
    ['We do not accept cash or cheques.'],
    ['We do not take on work unless we have seen the house.'],
    ['We help you find your way.'],
    ['We work in small teams.'],
  ])
  assertTold('de', [['Wir übernehmen keine Haftung für Garderobe.'], ['Wir sind ein kleiner Betrieb.']])
  const terms = materialOf('en', page('Terms', 'terms', paragraph('We do not take on criminal cases.')))
  assert.deepEqual(proposeFitCriteria(terms), [])
})

test('criteria about sizes and budgets are judged without a model', () => {
  const verdict = (locale: string, text: string, answers: Parameters<typeof answersOf>[0]) => {
    const [proposal] = criteriaOf(locale, text)
    const fit_criteria = [criterion(1, String(proposal!.payload.description))]
    return assess(endedConversation(usualSlots, { answers: answersOf(answers) }, { fit_criteria }))
      .criteria[0]!.verdict
  }
  const small = { company_size: ['1_to_9', '1 to 9'] } as const
  const large = { company_size: ['50_to_249', '50 to 249'] } as const
  const english = 'We work with companies of 10 to 249 people.'
  assert.equal(verdict('en', english, { company_size: [...large.company_size] }), 'met')
  assert.equal(verdict('en', english, { company_size: [...small.company_size] }), 'not_met')
  const german = 'Wir arbeiten für Betriebe mit 10 bis 249 Mitarbeitern.'
  assert.equal(verdict('de', german, { company_size: [...large.company_size] }), 'met')
  assert.equal(verdict('de', german, { company_size: [...small.company_size] }), 'not_met')
  assert.equal(
    verdict('en', 'Our projects start at €20,000.', { budget: ['20k_to_50k', '20,000 to 50,000'] }),
    'met',
  )
  assert.equal(
    verdict('de', 'Unser Mindestbudget liegt bei 20.000 €.', { budget: ['under_5k', 'unter 5.000'] }),
    'not_met',
  )
})

test('a criterion is proposed once, and cites the fact that states it', () => {
  const proposals = criteriaOf(
    'en',
    'We do not take on criminal cases.',
    'Please note: we do not take on criminal cases.',
  )
  assert.equal(proposals.length, 1)
  assert.equal(proposals[0]!.fact_ids.length, 1)
})

import { test } from 'node:test'
import { agentWith, flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { languagesAreSpoken as rule } from './languages_are_spoken.ts'

const flow = flowOf(phase(1), terminal())

test('English and German, of any region, are spoken without a model', () => {
  accepts(rule, agentWith(flow, { languages: ['en-GB', 'DE', 'de-AT'], has_model: false }))
})

test('any other language is worth a warning without a model, and none with one', () => {
  const languages = ['en', 'fr', 'pt-BR']
  reports(rule, agentWith(flow, { languages, has_model: false }), ['flow languages.1'], ['flow languages.2'])
  accepts(rule, agentWith(flow, { languages, has_model: true }))
  accepts(rule, agentWith(flow, { languages }))
})

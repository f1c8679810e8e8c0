import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Experiment, PromptTemplate } from '@foyer/sdk'
import { experimentWords, versionWords } from './prompt_words.ts'

const version = (number: number, active = false) =>
  ({ id: number + 10, version: number, kind: 'conversation', active }) as PromptTemplate
const versions = [version(1), version(2), version(3, true)]
const experiment = {
  kind: 'conversation',
  status: 'running',
  metric: 'completion',
  arms: [{ prompt_template_id: 12 }, { prompt_template_id: 13 }],
} as Experiment

test('new conversations use the active version, or those of the experiment that runs', () => {
  const told = (of: PromptTemplate, experiments: Experiment[]) => versionWords(of, experiments, versions)
  const during = 'During the experiment, new conversations use version 2 or 3.'
  assert.equal(told(version(3, true), [experiment]), `Active. ${during}`)
  assert.equal(told(version(1), [experiment]), `Not active. ${during}`)
  const elsewhere: Experiment[] = [
    { ...experiment, kind: 'brief' },
    { ...experiment, status: 'stopped' },
  ]
  assert.equal(told(version(3, true), elsewhere), 'Active: new conversations use it')
  assert.equal(told(version(2), elsewhere), 'Not active')
})

test('an experiment is told with its versions, what they are compared by, and which one won', () => {
  const words = 'versions 2 and 3 · compared by completed conversations'
  assert.equal(experimentWords(experiment, versions), `Running · ${words}`)
  const stopped: Experiment = { ...experiment, status: 'stopped', winner_id: 12 }
  assert.equal(experimentWords(stopped, versions), `Stopped · ${words} · version 2 won`)
})

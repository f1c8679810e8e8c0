import assert from 'node:assert/strict'
import { test } from 'node:test'
import { junitOf } from './junit.ts'
import { testSummary, testText } from './test_text.ts'

const flow = {
  kind: 'flow' as const,
  agent: 'desk',
  name: 'The flow compiles',
  passes: true,
  failures: [],
  milliseconds: 2,
}
const tested: Parameters<typeof junitOf>[0] = {
  object: 'configuration_test',
  passes: false,
  reasoner: 'builtin',
  milliseconds: 1234,
  warnings: [{ agent: 'desk', message: 'Set a channel.' }],
  coverage: [
    {
      agent: 'desk',
      scenarios: 1,
      phases: [{ key: 'welcome', visits: 1 }],
      slots: [
        { key: 'goal', fills: 1 },
        { key: 'email', fills: 0 },
      ],
      exits: [{ phase: 'welcome', exit: 0, max_turns: 1 }],
    },
  ],
  checks: [
    flow,
    {
      kind: 'scenario',
      agent: 'desk',
      name: 'She says "5 < 6 & more"',
      path: 'scenarios/a.yaml',
      passes: false,
      failures: [
        {
          message: 'goal was not captured.',
          path: 'scenarios/a.yaml',
          line: 7,
          expected: 'x',
          actual: 'nothing',
        },
      ],
      runs: 5,
      passed_runs: 2,
      transcript: [
        { role: 'agent', text: 'Hello\u0000 \ud800' },
        { role: 'visitor', text: 'Hi' },
      ],
      milliseconds: 40,
    },
  ],
}

test('the result is JUnit XML: a suite for each kind, what failed with its words, and nothing that XML forbids', () => {
  assert.equal(
    junitOf(tested),
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="foyer" tests="2" failures="1" errors="0" skipped="0" time="1.234">
  <testsuite name="desk.flow" tests="1" failures="0" errors="0" skipped="0" time="0.002">
    <testcase classname="desk.flow" name="The flow compiles" time="0.002"/>
  </testsuite>
  <testsuite name="desk.scenario" tests="1" failures="1" errors="0" skipped="0" time="0.040">
    <testcase classname="desk.scenario" name="She says &quot;5 &lt; 6 &amp; more&quot;" file="scenarios/a.yaml" time="0.040">
      <failure message="goal was not captured." type="failure">scenarios/a.yaml:7: goal was not captured.
  expected: x
  happened: nothing
agent: Hello\ufffd \ufffd
visitor: Hi</failure>
    </testcase>
  </testsuite>
</testsuites>
`,
  )
})

test('people read what failed with file and line, what was said, and what no scenario has seen', () => {
  assert.equal(
    testText(tested),
    `desk
  flow             ok
  scenarios        0 of 1 passed
    FAIL scenarios/a.yaml: She says "5 < 6 & more"
      2 of 5 runs passed; this is the first that did not:
      scenarios/a.yaml:7: goal was not captured.
        expected: x
        happened: nothing
      it went:
      agent   Hello\u0000 \ud800
      visitor Hi
  coverage         phases 1 of 1, slots 1 of 2 (never filled: email), exits 0 of 1 (never taken: welcome)

warning desk: Set a channel.`,
  )
  assert.equal(testSummary(tested), '1 of 2 checks failed (1.2 s).')
  assert.equal(
    testSummary({ ...tested, checks: [flow], passes: true, reasoner: 'model' }),
    'All 1 checks pass (1.2 s, with the model).',
  )
})

const voiceFile =
  'name: Warm and brief\nlanguages:\n  - en\n  - de\ntone_rules:\n  - One thought per sentence.\n'

export const configuration = {
  object: 'configuration',
  revision: '5f2b8c1d9e3a47f0a6d4b2c8e1f39a75',
  files: [{ path: 'voice_profiles/warm-and-brief.yaml', content: voiceFile }],
  archived: [],
}

export const configurationPlan = {
  object: 'configuration_plan',
  id: 'plan_8d1c5e7b3f9a42d6b0e8c4a2f6d19b37',
  revision: '5f2b8c1d9e3a47f0a6d4b2c8e1f39a75',
  valid: true,
  changes: [
    {
      path: 'voice_profiles/warm-and-brief.yaml',
      action: 'update',
      fields: [{ field: 'languages', before: ['en'], after: ['en', 'de'] }],
    },
  ],
  drift: [],
  problems: [],
  warnings: [],
  without_file: [],
  scenarios: [],
}

/** Works on a fresh organization, and leaves alone what has no file. */
export const bundle = {
  files: [{ path: 'voice_profiles/warm-and-brief.yaml', content: voiceFile }],
}

export const configurationTest = {
  object: 'configuration_test',
  passes: false,
  reasoner: 'builtin',
  checks: [
    { kind: 'flow', agent: 'front-desk', name: 'compiles', passes: true, failures: [], milliseconds: 3 },
    {
      kind: 'scenario',
      agent: 'front-desk',
      name: 'She asks for the price',
      path: 'scenarios/asks-for-the-price.yaml',
      passes: false,
      failures: [
        {
          message: 'slots.budget is not what is expected.',
          path: 'scenarios/asks-for-the-price.yaml',
          line: 9,
          expected: '20k_to_50k',
          actual: '5k_to_20k',
        },
      ],
      runs: 1,
      passed_runs: 0,
      milliseconds: 41,
    },
  ],
  warnings: [],
  coverage: [
    {
      agent: 'front-desk',
      scenarios: 1,
      phases: [{ key: 'welcome', visits: 1 }],
      slots: [{ key: 'budget', fills: 1 }],
      exits: [{ phase: 'welcome', exit: 1, max_turns: 0 }],
    },
  ],
  milliseconds: 58,
}

export const scenarioDraft = {
  object: 'scenario_draft',
  path: 'scenarios/gap-1.yaml',
  content:
    'title: "Is answered: Is there parking?"\nagent: front-desk\nvisitor:\n  - Is there parking?\nexpect:\n  answers:\n    - question: Is there parking?\n',
  passes: false,
}

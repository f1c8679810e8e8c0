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

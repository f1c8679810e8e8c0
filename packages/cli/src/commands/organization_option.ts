import type { Option } from '../command.ts'

export const organizationOption: Option = {
  value: '<slug>',
  required: true,
  meaning: 'The organization, by its slug.',
}

/** For commands that are given often, on servers that mostly have one. */
export const organizationChoice: Option = {
  value: '<slug>',
  meaning: 'The organization, by its slug. Needed only if there are several.',
}

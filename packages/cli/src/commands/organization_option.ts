import type { Option } from '../command.ts'

export const organizationOption: Option = {
  value: '<slug>',
  required: true,
  meaning: 'The organization, by its slug.',
}

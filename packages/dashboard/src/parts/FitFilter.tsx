import { type Fit, fits } from '@foyer/contract/vocabulary'
import { FilterSelect } from './FilterSelect.tsx'
import { labelOf } from './statuses.ts'

const options = fits.map((value) => ({ value, label: labelOf(value) }))

interface FitFilterProps {
  value: Fit | undefined
  onChange: (fit: Fit | undefined) => void
}

export function FitFilter(props: FitFilterProps) {
  return <FilterSelect label="Fit" any="Any fit" options={options} {...props} />
}

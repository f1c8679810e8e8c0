import { Radio } from '@mantine/core'
import { usageMeasures } from '../../../filters.ts'
import classes from './MeasurePicker.module.css'
import { type Measure, measureLabels, totalOf, type UsagePoint } from './usage_points.ts'

interface MeasurePickerProps {
  points: UsagePoint[]
  value: Measure
  onChange: (measure: Measure) => void
}

/** The totals of the period. The one that is chosen is drawn. */
export function MeasurePicker({ points, value, onChange }: MeasurePickerProps) {
  return (
    <Radio.Group
      aria-label="What the chart shows"
      value={value}
      onChange={(chosen) => onChange(usageMeasures.find((each) => each === chosen) ?? value)}
    >
      <div className={classes.measures}>
        {usageMeasures.map((measure) => (
          <Radio.Card key={measure} value={measure} className={classes.measure}>
            <span className={classes.label}>{measureLabels[measure]}</span>
            <span className={classes.total}>{totalOf(points, measure).toLocaleString('en')}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

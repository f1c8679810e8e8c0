import type { IngestionInstruction } from '@foyer/sdk'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import rows from '../sources/Rows.module.css'
import { InstructionRow } from './InstructionRow.tsx'
import { newPositions } from './new_positions.ts'
import { touchesInstructions } from './use_instructions.ts'

/** The first one comes first when a source is read. */
export function InstructionList({ instructions }: { instructions: IngestionInstruction[] }) {
  const { ingestionInstructions } = useFoyer()
  const move = useWrite({
    write: async ({ from, to }: { from: number; to: number }) => {
      for (const { id, position } of newPositions(instructions, from, to))
        await ingestionInstructions.update(id, { position })
    },
    touches: touchesInstructions,
  })
  return (
    <ol className={rows.rows} aria-label="Instructions">
      {instructions.map((instruction, place) => (
        <li key={instruction.id} className={rows.row}>
          <InstructionRow
            instruction={instruction}
            isMoving={move.isPending}
            onMoveUp={place > 0 ? () => move.send({ from: place, to: place - 1 }) : undefined}
            onMoveDown={
              place < instructions.length - 1 ? () => move.send({ from: place, to: place + 1 }) : undefined
            }
          />
        </li>
      ))}
    </ol>
  )
}

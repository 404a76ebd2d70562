import { Avatar } from '@arot/ui/Avatar'

const people = [
  { name: 'Nusrat Rahman', role: 'Buyer, Delta Traders' },
  { name: 'Abdul Karim Chowdhury', role: 'Supplier, Sonali Audio' },
]

export function AvatarExample() {
  return (
    <ul className="grid gap-3">
      {people.map(({ name, role }) => (
        <li key={name} className="flex items-center gap-3">
          <Avatar name={name} aria-hidden />
          <span>
            {name}
            <br />
            {role}
          </span>
        </li>
      ))}
    </ul>
  )
}

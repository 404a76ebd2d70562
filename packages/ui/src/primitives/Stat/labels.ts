export type StatLabels = { up: (by: string) => string; down: (by: string) => string; same: string }

export const english: StatLabels = { up: (by) => `Up ${by}`, down: (by) => `Down ${by}`, same: 'No change' }

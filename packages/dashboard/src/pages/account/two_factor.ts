export const twoFactorKey = ['two_factor']

export const tooLong = (most: number) => `Please use at most ${most} characters`;

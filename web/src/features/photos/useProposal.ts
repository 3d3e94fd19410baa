import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useInvalidate } from '../../lib/invalidation.ts';
import { uploadPhoto } from './upload-photo.ts';

/** Sends a member's photo of a cafe to the admins, and how much of it is sent, from 0 to 1. */
export function useProposal(cafeId: number) {
  const [part, setPart] = useState(0);
  const invalidate = useInvalidate();
  const sending = useMutation({
    mutationFn: ({ file, alt }: { file: File; alt: string }) =>
      uploadPhoto({ cafeId, file, told: { alt }, onProgress: setPart }),
    onSuccess: () => invalidate('POST /api/cafes/{id}/photos'),
  });
  return { sending, part };
}

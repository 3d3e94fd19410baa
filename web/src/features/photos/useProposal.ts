import { useState } from 'react';
import { useIsHere } from '../../lib/useIsHere.ts';
import { useAction } from '../../lib/useWrite.ts';
import * as texts from '#messages/photos';
import { uploadPhoto } from './upload-photo.ts';

/** Sends a member's photo of a cafe to the admins, and how much of it is sent, from 0 to 1. What becomes of it is said also after its dialog is closed. */
export function useProposal(cafeId: number) {
  const [part, setPart] = useState(0);
  const isHere = useIsHere();
  const send = ({ file, alt }: { file: File; alt: string }) =>
    uploadPhoto({ cafeId, file, details: { alt }, onProgress: setPart });
  const sending = useAction(send, {
    changes: 'POST /api/cafes/{id}/photos',
    done: ({ message }) => (isHere.current ? undefined : message),
    failed: () => (isHere.current ? undefined : texts.notUploaded()),
  });
  return { sending, part };
}

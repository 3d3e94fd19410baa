import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/api.ts';
import { useInvalidate } from '../../lib/invalidation.ts';
import { toast } from '../../ui/toast-store.ts';
import * as texts from './texts.ts';
import { uploadPhoto } from './upload-photo.ts';

/** Sends a member's photo of a cafe to the admins, and how much of it is sent, from 0 to 1. What becomes of it is said also after its dialog is closed. */
export function useProposal(cafeId: number) {
  const [part, setPart] = useState(0);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const invalidate = useInvalidate();
  const sending = useMutation({
    mutationFn: ({ file, alt }: { file: File; alt: string }) =>
      uploadPhoto({ cafeId, file, told: { alt }, onProgress: setPart }),
    onSuccess({ message }) {
      void invalidate('POST /api/cafes/{id}/photos');
      if (!isOpen.current) toast({ tone: 'success', title: message });
    },
    onError(error) {
      if (isOpen.current) return;
      toast({ tone: 'error', title: texts.notUploaded, description: errorText(error) });
    },
  });
  return { sending, part };
}
